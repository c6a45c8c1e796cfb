import { lazy, Suspense } from 'react';
import { PhotoPage } from '../features/photo/PhotoPage.tsx';
import type { PhotoDialogs } from '../features/photo/Prompts.tsx';
import { resumedPath } from '../features/photo/use-photo-step.ts';
import { onceReached } from '../platform/connection.ts';
import { useShop } from '../shop/use-shop.ts';
import { CalendarButton } from './CalendarButton.tsx';

const AuthDialog = lazy(async () => ({
  default: (await onceReached(() => import('../features/sign-in/AuthDialog.tsx'))).AuthDialog,
}));
const WordsDialog = lazy(async () => ({
  default: (await onceReached(() => import('../features/words/WordsDialog.tsx'))).WordsDialog,
}));
const NotificationEmailDialog = lazy(async () => ({
  default: (await onceReached(() => import('../features/sign-in/NotificationEmailDialog.tsx')))
    .NotificationEmailDialog,
}));

/** The photo step with the sign-in feature's dialogs as props: features don't import each other. */
export function Component() {
  const { paths } = useShop();
  const dialogs: PhotoDialogs = {
    login: (handlers) => (
      <Suspense>
        <AuthDialog returnTo={resumedPath(paths)} {...handlers} />
      </Suspense>
    ),
    words: (handlers) => (
      <Suspense>
        <WordsDialog {...handlers} />
      </Suspense>
    ),
    calendar: ({ kit }) => <CalendarButton kit={kit} wide />,
    notificationEmail: (handlers) => (
      <Suspense>
        <NotificationEmailDialog {...handlers} />
      </Suspense>
    ),
  };
  return <PhotoPage dialogs={dialogs} />;
}
