import { useWords } from '@parlour/ui/words/useWords.ts';
import { HomeLink } from './links.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFound() {
  const words = useWords();
  return (
    <MessagePage title={words.t('notFound.title')} text={words.t('notFound.text')}>
      <HomeLink />
    </MessagePage>
  );
}
