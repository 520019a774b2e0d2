import { tableRefusal } from '@parlour/protocol';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { explainRefusal } from '@parlour/words';
import { HomeLink } from '../../app/links.tsx';
import { MessagePage } from '../../app/MessagePage.tsx';
import { JoinByCode } from '../home/JoinByCode.tsx';

/** An unknown code, most likely mistyped: asks for it again. */
export function TableNotFound() {
  const words = useWords('table');
  return (
    <MessagePage title={words.t('table.none')} text={explainRefusal(words, tableRefusal('no-such-table'))}>
      <JoinByCode />
      <HomeLink />
    </MessagePage>
  );
}
