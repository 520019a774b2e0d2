import { Icon } from '@parlour/ui/art/Icon.tsx';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import back from './art/back.svg';
import { ObjectArt } from './ObjectArt.tsx';

export const hatShortRules: AnyGameUi['shortRules'] = [
  {
    say: 'thats-not-a-hat.primer.1',
    picture: (
      <>
        <ObjectArt object="guitar" />
        <ObjectArt object="cactus" />
      </>
    ),
  },
  {
    say: 'thats-not-a-hat.primer.2',
    picture: (
      <>
        <img src={back} alt="" />
        <Icon name="arrow" />
      </>
    ),
  },
  {
    say: 'thats-not-a-hat.primer.3',
    picture: (
      <>
        <Icon name="chat" />
        <ObjectArt object="guitar" />
      </>
    ),
  },
  {
    say: 'thats-not-a-hat.primer.4',
    picture: (
      <>
        <ObjectArt object="hat" />
        <Icon name="crown" />
      </>
    ),
  },
];
