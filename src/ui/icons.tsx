import type { ReactNode, SVGProps } from 'react';

type IconProps = { size?: number } & Omit<SVGProps<SVGSVGElement>, 'width' | 'height'>;

/** All icons are 24 units with one thin line; the text beside them carries the meaning. */
function Line({ size = 20, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

const drawn = (path: string) => (props: IconProps) => (
  <Line {...props}>
    <path d={path} />
  </Line>
);

export const SearchIcon = drawn('M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l4.5 4.5');
export const HeartIcon = drawn('M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.6 4.2 4.2 0 0 1 19.5 10C19.5 15.4 12 20 12 20Z');
export const BagIcon = drawn('M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5');
export const UserIcon = drawn('M15.75 8a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6');
export const HomeIcon = drawn('M4 11 12 4l8 7v9.5h-5.5V14h-5v6.5H4V11Z');
export const GridIcon = drawn('M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z');
export const CloseIcon = drawn('m6.5 6.5 11 11M17.5 6.5l-11 11');
export const PlusIcon = drawn('M12 5v14M5 12h14');
export const MinusIcon = drawn('M5 12h14');
export const ChevronDownIcon = drawn('m6 9.5 6 6 6-6');
export const ChevronLeftIcon = drawn('m14.5 5-7 7 7 7');
export const ChevronRightIcon = drawn('m9.5 5 7 7-7 7');
export const CheckIcon = drawn('m5 12.5 4.5 4.5L19 7.5');
export const FilterIcon = drawn(
  'M4 7.5h9M18.5 7.5H20M4 16.5h1.5M11 16.5h9M18 7.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM11 16.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
);
export const SortIcon = drawn('M8 5v14m0 0-3.5-3.5M8 19l3.5-3.5M16 19V5m0 0-3.5 3.5M16 5l3.5 3.5');
export const ArrowRightIcon = drawn('M5 12h14m0 0-6-6m6 6-6 6');
export const ArrowDownIcon = drawn('M12 5v14m0 0-6-6m6 6 6-6');
export const ArrowUpIcon = drawn('M12 19V5m0 0-6 6m6-6 6 6');
export const NarrowIcon = drawn('M4 4h16v16H4zM9.5 4v16M16 15l-3-3 3-3');
export const PlayIcon = drawn('M8 5.5v13l10.5-6.5L8 5.5Z');
export const AlertIcon = drawn('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 8v4.5M12 16v.01');

export function StarIcon({ size = 15, ...rest }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" {...rest}>
      <path d="m10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8L10 1.8Z" />
    </svg>
  );
}
