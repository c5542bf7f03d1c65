export const sitePricing = {
  // For search engines
  'sitePricing.pageDescription':
    'Professional from $500 to $3,500 per year by enrollment; Enterprise for districts. Setup and 12 months of support included. 30-day free trial.',
  'sitePricing.pageKeywords': 'volunteer hour software pricing, school software price, free trial',
  'sitePricing.productName': 'HourTrail Professional',
  'sitePricing.productDescription': 'Volunteer hours for one school, with setup and 12 months of support.',
  // Top
  'sitePricing.title': 'One price for the whole school',
  'sitePricing.intro':
    'You pay by the year, based on enrollment. Setup and 12 months of support are included. Try it for 30 days first, with no credit card.',
  // Plans
  'sitePricing.professionalPrice': '$500 to $3,500',
  'sitePricing.professionalPer': 'per year, by enrollment',
  'sitePricing.professionalText': 'One school, everyone in it, every Professional feature.',
  'sitePricing.professionalLogging': 'Hour logging, verification, approval, trails',
  'sitePricing.professionalOpportunities': 'Opportunities, waitlists, attendance',
  'sitePricing.professionalParents': 'Parent portal and achievement badges',
  'sitePricing.professionalReports': 'Reports, exports, and imports',
  'sitePricing.setupAndSupport': 'Setup and 12 months of support',
  'sitePricing.watchVideos': 'Watch the videos',
  'sitePricing.enterprisePrice': 'Custom',
  'sitePricing.enterprisePer': 'for districts and groups of schools',
  'sitePricing.enterpriseText': 'Many schools in one system, or HourTrail on your own servers.',
  'sitePricing.enterpriseProfessional': 'Everything in Professional, for each school',
  'sitePricing.enterpriseAdministration': 'System administration across schools',
  'sitePricing.enterpriseLogIn': 'Login with Google or your own provider',
  'sitePricing.enterpriseServer': 'Your own server and database, if you want',
  'sitePricing.enterpriseMore': 'See what Enterprise adds',
  // Prices by size
  'sitePricing.sizesTitle': 'Professional, by the size of your school',
  'sitePricing.enrollment': 'Enrollment',
  'sitePricing.perYear': 'Per year',
  'sitePricing.smallSchool': 'Small school',
  'sitePricing.smallEnrollment': 'Up to 250 students',
  'sitePricing.smallPrice': '$500',
  'sitePricing.mediumSchool': 'Medium school',
  'sitePricing.mediumEnrollment': '251 to 750 students',
  'sitePricing.mediumPrice': '$500 to $1,500',
  'sitePricing.largeSchool': 'Large school',
  'sitePricing.largeEnrollment': '751 or more students',
  'sitePricing.largePrice': '$1,500 to $3,500',
  'sitePricing.sizesNote': 'Every size has every Professional feature. Setup and 12 months of support are included.',
  // Questions and end
  'sitePricing.questionsTitle': 'Questions about the price',
  'sitePricing.callTitle': 'Get your price in one call',
  'sitePricing.callText': 'It takes 30 minutes. Bring your enrollment and your questions.',
} as const;
