import { timingOf } from './easing';
import type { Engine, Move } from './animator';
import { namesOf, styleFor, type Pose } from './effects';

/** A pose in the words of CSS. */
function frameOf(pose: Pose): Keyframe {
  const frame: Keyframe = {};
  for (const name of namesOf(pose)) {
    const [property, value] = styleFor(name, pose[name] as number);
    // Frames have their properties as scripts call them.
    frame[property.replace(/-./g, (two) => two.charAt(1).toUpperCase())] = value;
  }
  return frame;
}

const framesOf = ({ from, to }: Move): Keyframe[] => [frameOf(from), frameOf(to)];

/** Whether CSS allows easings by points. */
function knowsPoints(): boolean {
  if (typeof CSS !== 'undefined') return CSS.supports('transition-timing-function', 'linear(0,1)');
  return false;
}

/** Lets the browser move what is to move: off the main thread where it is transform and opacity. */
export const cssEngine: Engine = (moves, { duration, easing }, done) => {
  // `both`, or what leaves would show once more between the last frame and the end.
  const timing: KeyframeAnimationOptions = {
    duration,
    easing: timingOf(easing, knowsPoints()) || (timingOf('swing', false) as string),
    fill: 'both',
  };
  // eslint-disable-next-line floor/dom -- the engine is chosen where there is `animate`
  const running = moves.map((move) => move.element.animate(framesOf(move), timing));
  const [first] = running;
  // A page may cancel what it finds moving.
  if (first) first.onfinish = first.oncancel = done;
  return {
    aim: (move) => {
      const animation = running[moves.indexOf(move)];
      const effect = animation && (animation.effect as KeyframeEffect | null);
      // Support: browsers that can't change a running animation end with a small step.
      if (effect?.setKeyframes) effect.setKeyframes(framesOf(move));
    },
    stop: () => running.forEach((animation) => animation.cancel()),
  };
};
