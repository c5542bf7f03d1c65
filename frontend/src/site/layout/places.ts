export const PLACES = [
  { to: '/', label: 'Home' },
  { to: '/features', label: 'Features' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/faq', label: 'FAQ' },
  { to: '/contact', label: 'Contact' },
] as const;

export const FOOT_COLUMNS = [
  {
    heading: 'Products',
    places: [
      { to: '/features', label: 'Features' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/how-it-works', label: 'How it works' },
      { to: '/login', label: 'Log in' },
    ],
  },
  {
    heading: 'Company',
    places: [
      { to: '/about', label: 'About' },
      { to: '/blog', label: 'Blog' },
      { to: '/contact', label: 'Contact' },
      { to: '/support', label: 'Support' },
      { to: '/faq', label: 'FAQ' },
    ],
  },
  {
    heading: 'Legal',
    places: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms-of-service', label: 'Terms of service' },
      { to: '/data-security', label: 'Data security' },
      { to: '/accessibility', label: 'Accessibility' },
    ],
  },
] as const;
