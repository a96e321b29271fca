const pages: Readonly<Record<string, string>> = {
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB=',
};

/** The carrier's tracking page; null for unknown carriers or invalid tracking numbers. */
export function trackingUrl(carrier: string, code: string): string | null {
  const page = pages[carrier.trim().toLowerCase().split(/[\s-]/, 1)[0] ?? ''];
  return page && /^[A-Za-z0-9]{6,40}$/.test(code) ? page + code : null;
}
