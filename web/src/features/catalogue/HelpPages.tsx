import { Link } from 'react-router';
import { deliveryCopy, questionsCopy } from '../../copy/help.ts';
import { monthlyQuestion } from '../../copy/questions.ts';
import { paths } from '../../paths.ts';
import { brokenName, inPhrases } from '../../platform/in-phrases.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './InfoPages.module.css';
import { Questions, questionsOf } from './RootSections.tsx';

const ToInquiry = ({ words }: { readonly words: string }) => (
  <p>
    <Link {...buttonAttributes()} to={paths.inquiry()}>
      {words}
    </Link>
  </p>
);

/** `/info/questions/`: what is asked about all products, each question once. */
export function QuestionsPage() {
  const shop = useShop();
  const others = shop.products.filter(({ code }) => code !== shop.product.code);
  const postcard = questionsOf(shop, [shop.product]);
  const known = new Set(postcard.map(({ question }) => question));
  const rest = [...questionsOf(shop, others, questionsCopy.mostOfEach), monthlyQuestion].filter(
    ({ question }) => !known.has(question) && known.add(question),
  );
  return (
    <>
      <Wide>
        <PageHead title={questionsCopy.title} />
      </Wide>
      <Questions title={questionsCopy.postcard} questions={postcard} />
      <Questions title={questionsCopy.others} questions={rest}>
        <ToInquiry words={questionsCopy.toInquiry} />
      </Questions>
    </>
  );
}

/** `/info/delivery/`: how things come, when, and what that costs. */
export function DeliveryPage() {
  const { deliveryTypes, products, production } = useShop();
  const offering = (id: number): string => {
    // A product without a shelf is no longer sold.
    const names = products
      .filter(({ shelf, order }) => shelf !== null && order.deliveryTypes.includes(id))
      .map(({ name }) => brokenName(name));
    return [...new Set(names)].join('、');
  };
  return (
    <Wide>
      <PageHead title={deliveryCopy.title} />
      <div className={styles.articles}>
        <section>
          <h2>{deliveryCopy.kinds}</h2>
          {deliveryTypes
            .filter(({ id }) => offering(id) !== '')
            .map(({ id, label, priceText, suspend, description }) => (
              <section key={id}>
                <h3>
                  {inPhrases(label)}　{suspend ? deliveryCopy.suspended : priceText}
                </h3>
                {description.map((line) => (
                  <p key={line}>{inPhrases(line)}</p>
                ))}
                <p>{deliveryCopy.offeredFor(offering(id))}</p>
              </section>
            ))}
        </section>
        <Texts
          title={deliveryCopy.days}
          texts={deliveryCopy.daysText(production.printWithinDays, production.shipWithinDays)}
        />
        <Texts title={deliveryCopy.payment} texts={deliveryCopy.paymentText} />
        <Texts title={deliveryCopy.trouble} texts={[deliveryCopy.troubleText]} />
        <ToInquiry words={deliveryCopy.toInquiry} />
      </div>
    </Wide>
  );
}

const Texts = ({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) => (
  <section>
    <h2>{title}</h2>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);
