import { Icon } from '@parlour/ui/art/Icon.tsx';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import cake from './studio/art/figures/cake.svg';
import girl from './studio/art/figures/girl.svg';
import grandmother from './studio/art/figures/grandmother.svg';
import lady from './studio/art/figures/lady-red.svg';

export const picturePerfectShortRules: AnyGameUi['shortRules'] = [
  {
    say: 'picture-perfect.primer.1',
    picture: (
      <>
        <img src={girl} alt="" />
        <img src={grandmother} alt="" />
      </>
    ),
  },
  {
    say: 'picture-perfect.primer.2',
    picture: (
      <>
        <img src={lady} alt="" />
        <Icon name="eye" />
      </>
    ),
  },
  {
    say: 'picture-perfect.primer.3',
    picture: (
      <>
        <img src={cake} alt="" />
        <Icon name="film" />
      </>
    ),
  },
  {
    say: 'picture-perfect.primer.4',
    picture: (
      <>
        <img src={grandmother} alt="" />
        <Icon name="crown" />
      </>
    ),
  },
];
