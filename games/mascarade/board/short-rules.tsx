import { Icon } from '@parlour/ui/art/Icon.tsx';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import cloth from './art/cloth.svg';
import { Coin, MaskArt, MaskBack } from './Mask.tsx';

export const mascaradeShortRules: AnyGameUi['shortRules'] = [
  {
    say: 'mascarade.primer.1',
    picture: (
      <>
        <MaskArt mask="king" />
        <MaskBack />
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
