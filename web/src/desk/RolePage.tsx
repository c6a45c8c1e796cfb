import { PERMISSIONS } from '@fumi/domain';
import { useLoaderData } from 'react-router';
import { PERMISSION_WORDS, ROLE_WORDS, roleCopy } from '../copy/desk.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { DeskPage } from './DeskPage.tsx';
import { type Answered, desk, deskLoaded } from './desk-client.ts';
import { useMay, useOperator } from './operator.ts';
import { PasskeysSheet } from './PasskeysSheet.tsx';

/** The operator's own passkeys. */
export const loader = async () => deskLoaded(await desk.deskPasskeyList());

/** What the operator's role may do, and what to ask somebody else for. */
export function Component() {
  const { name, role } = useOperator();
  const may = useMay();
  const { passkeys } = useLoaderData() as Answered<'deskPasskeyList'>;
  const lists = [
    [roleCopy.may, PERMISSIONS.filter(may)],
    [roleCopy.mayNot, PERMISSIONS.filter((permission) => !may(permission))],
  ] as const;
  return (
    <DeskPage title={roleCopy.title} lead={roleCopy.lead(name, ROLE_WORDS[role])}>
      {lists.map(([heading, permissions]) =>
        permissions.length === 0 ? null : (
          <Sheet key={heading} heading={heading}>
            <ul>
              {permissions.map((permission) => (
                <li key={permission}>{PERMISSION_WORDS[permission]}</li>
              ))}
            </ul>
          </Sheet>
        ),
      )}
      <PasskeysSheet passkeys={passkeys} />
    </DeskPage>
  );
}
