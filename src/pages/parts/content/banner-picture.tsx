/** The banner of a campaign: another picture on narrow screens, fetched before all others. */

const narrow = '(max-width: 767px)';
const wide = '(min-width: 768px)';

interface Props {
  desktop: string;
  mobile: string;
  className?: string | undefined;
}

export function BannerPicture({ desktop, mobile, className }: Props) {
  return (
    <>
      <link rel="preload" as="image" href={desktop} media={wide} fetchPriority="high" />
      <link rel="preload" as="image" href={mobile} media={narrow} fetchPriority="high" />
      <picture>
        <source media={narrow} srcSet={mobile} />
        <img
          className={className}
          src={desktop}
          alt=""
          width="1440"
          height="480"
          fetchPriority="high"
        />
      </picture>
    </>
  );
}
