import type { GeneratedBlock } from '#areas/content/rules/markup.ts';
import type { ArticlePageData } from '#areas/editorial/services/reading.server.ts';
import { Calculator } from './calculator.tsx';
import { Contact } from './contact.tsx';
import { Delays } from './delays.tsx';
import { Drawing } from './drawing.tsx';
import { LeadForm } from './lead-form.tsx';
import { PageCards } from './page-cards.tsx';

/** A generated block inside an article. */
export function ArticleWidget({ block, page }: { block: GeneratedBlock; page: ArticlePageData }) {
  switch (block.name) {
    case 'calc': {
      const sum = page.sums.find(({ name }) => name === block.about);
      return sum ? <Calculator sum={sum} /> : null;
    }
    case 'drawing':
      return <Drawing about={block.about} />;
    case 'lead':
      return <LeadForm kind={page.article.slug} asksBusiness={page.article.kind === 'business'} />;
    case 'contact':
      return <Contact company={page.company} />;
    case 'delays':
      return <Delays delays={page.delays} />;
    case 'pages':
      return <PageCards titles={page.under} />;
    default:
      return null;
  }
}
