import { Button } from '@parlour/ui/Button.tsx';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { QrCode } from '@parlour/ui/QrCode.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect, useState } from 'react';
import { Answered } from '../../app/Answered.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { useRequest } from '../../client/api/useRequest.ts';
import { useServerAddress } from '../../client/api/useServerAddress.ts';
import styles from './SignInMethodsSection.module.css';

/** A code that signs another device in as this person. */
export function DeviceCodeDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords('profile');
  const { answer, again } = useRequest(serverApi.newDeviceCode);
  return (
    <Dialog title={words.t('deviceCode.title')} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <Answered answer={answer} words={words}>
        {(made) => <Code key={made.code} {...made} onAgain={again} />}
      </Answered>
    </Dialog>
  );
}

interface CodeProps {
  readonly code: string;
  readonly seconds: number;
  readonly onAgain: () => void;
}

function Code({ code, seconds, onAgain }: CodeProps) {
  const words = useWords('profile');
  const { origin } = useServerAddress();
  const left = useSecondsLeft(seconds);
  const over = left === 0;
  return (
    <div className={styles.device}>
      <p>{words.t('deviceCode.text', { address: `${new URL(origin).host}/sign-in` })}</p>
      <b className={`${styles.code} ${over ? styles.over : ''}`} translate="no">
        {code}
      </b>
      <QrCode className={`${styles.qr} ${over ? styles.over : ''}`} text={`${origin}/sign-in#${code}`} label={words.t('deviceCode.qr')} />
      <p role={over ? 'alert' : undefined}>{over ? words.t('deviceCode.over') : words.t('deviceCode.left', { time: clock(left) })}</p>
      {over && (
        <Button look="red" icon="again" onClick={onAgain}>
          {words.t('deviceCode.again')}
        </Button>
      )}
    </div>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counted with a monotonic clock, because the device's clock may be wrong. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = performance.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
