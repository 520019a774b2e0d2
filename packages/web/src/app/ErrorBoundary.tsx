import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { Component, type ReactNode, Suspense } from 'react';
import { reportFailure } from '../browser/failures.ts';
import { reloadForModule } from '../browser/reload-for-module.ts';
import { MessagePage } from './MessagePage.tsx';

/** Shows an unexpected error, with a link back. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    if (!reloadForModule(error)) reportFailure('render', error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Suspense>
        <Broken />
      </Suspense>
    );
  }
}

function Broken() {
  const words = useWords();
  return (
    <MessagePage title={words.t('error.title')} text={words.t('error.text')}>
      <Button look="red" icon="again" onClick={() => location.reload()}>
        {words.t('error.again')}
      </Button>
    </MessagePage>
  );
}
