import { Icon } from '@parlour/ui/art/Icon.tsx';
import type { AnyFace } from '@parlour/ui/board/game-ui.ts';
import cloth from './art/cloth.svg';
import { Back, Coin, MaskArt } from './Mask.tsx';

export const mascaradePrimer: AnyFace['primer'] = [
  {
    say: 'mascarade.primer.1',
    picture: (
      <>
        <MaskArt mask="king" />
        <Back />
      </>
    ),
  },
  {
    say: 'mascarade.primer.2',
    picture: <img src={cloth} alt="" />,
  },
  {
    say: 'mascarade.primer.3',
    picture: (
      <>
        <MaskArt mask="empress" />
        <Icon name="chat" />
      </>
    ),
  },
  {
    say: 'mascarade.primer.4',
    picture: (
      <>
        <Coin />
        <Coin />
      </>
    ),
  },
];
