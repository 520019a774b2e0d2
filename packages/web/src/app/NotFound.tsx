import buttons from '@parlour/ui/Button.module.css';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { Link } from 'wouter';
import { MessagePage } from './MessagePage.tsx';

export function NotFound() {
  const words = useWords();
  return (
    <MessagePage title={words.t('notFound.title')} text={words.t('notFound.text')}>
      <Link href="/" className={`${buttons.button} ${buttons.red}`}>
        {words.t('notFound.home')}
      </Link>
    </MessagePage>
  );
}
