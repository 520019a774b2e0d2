import { Icon } from '@parlour/ui/art/Icon.tsx';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import back from './art/back.svg';
import { ObjectArt } from './ObjectArt.tsx';

export const hatShortRules: AnyGameUi['shortRules'] = [
  {
    say: 'hat.primer.1',
    picture: (
      <>
        <ObjectArt object="guitar" />
        <ObjectArt object="cactus" />
      </>
    ),
  },
  {
    say: 'hat.primer.2',
    picture: (
      <>
        <img src={back} alt="" />
        <Icon name="arrow" />
      </>
    ),
  },
  {
    say: 'hat.primer.3',
    picture: (
      <>
        <Icon name="chat" />
        <ObjectArt object="guitar" />
      </>
    ),
  },
  {
    say: 'hat.primer.4',
    picture: (
      <>
        <ObjectArt object="hat" />
        <Icon name="crown" />
      </>
    ),
  },
];
