export const sitePages = {
  // About page
  'sitePages.aboutUs': 'About us',
  'sitePages.aboutDescription':
    'Why a small software company in the USA makes HourTrail, what we want it to do for schools, and what we value.',
  'sitePages.aboutKeywords': 'about HourTrail, mission, values, school software company',
  'sitePages.aboutTitle': 'We keep the record of good work',
  'sitePages.aboutIntro':
    'HourTrail is made by a small software company based in the USA. We do one thing: we keep volunteer hours for schools, and we keep them well.',
  'sitePages.storyTitle': 'Our story',
  'sitePages.storyPaper':
    'In many schools, volunteer hours live on paper. A form goes out, comes back with a signature no one can read, and ends up in a folder. In spring, someone types the folder into a spreadsheet. A student asks if her hours counted. No one is sure.',
  'sitePages.storyProblem': 'The hours were real. The record of them wasn’t. That’s the problem we set out to solve.',
  'sitePages.storyRecord':
    'So HourTrail began with the record. Each entry has a trail: who logged it, who verified it, who approved it, when, and what it said before. The rest of the product grew around that: opportunities, attendance, the parent portal, reports.',
  'sitePages.missionTitle': 'Our mission',
  'sitePages.mission':
    'A student who gave an afternoon should be able to see that it counted. A school that gives credit should be able to show why. We build the record that both can rely on.',
  'sitePages.valuesTitle': 'What we value',
  'sitePages.truth': 'Say what is true',
  'sitePages.truthText': 'On screen and on this site. When we don’t hold a certification, we say so.',
  'sitePages.twoPeople': 'Two people, not one',
  'sitePages.twoPeopleText': 'Credit for hours is a decision. A good decision about a person is made by someone else.',
  'sitePages.time': 'Respect people’s time',
  'sitePages.timeText':
    'A student has five minutes between classes. A coordinator has Friday afternoon. We count clicks.',
  'sitePages.forEveryone': 'Everyone can use it',
  'sitePages.forEveryoneText': 'With a keyboard, with a screen reader, on an old phone, in the dark.',
  'sitePages.aboutContact': 'Write to us, or book a 30-minute call. We’ll reply within 24 hours.',
  'sitePages.seeFeatures': 'See the features',
  // Blog
  'sitePages.blogDescription':
    'Articles on volunteer hours for school staff, host organizations, and families: rules, records, and keeping students engaged.',
  'sitePages.blogKeywords': 'volunteer hours blog, service learning, best practices, student volunteers',
  'sitePages.blogName': 'HourTrail blog',
  'sitePages.blogIntro': 'How to give hours, count them, and keep a record that holds up.',
  'sitePages.categories': 'Categories',
  'sitePages.bestPractices': 'Best Practices',
  'sitePages.education': 'Education',
  'sitePages.caseStudy': 'Case Study',
  'sitePages.community': 'Community',
  'sitePages.security': 'Security',
  'sitePages.engagement': 'Engagement',
  'sitePages.articleCount': '{count, plural, one {# article} other {# articles}}',
  'sitePages.articleCountInCategory': '{count, plural, one {# article} other {# articles}} in {category}',
  'sitePages.author': 'By the {author}',
  'sitePages.readingTime': '{minutes} min read',
  'sitePages.readMore': 'Read More',
  'sitePages.readMoreAbout': 'Read More about {title}',
  'sitePages.stayUpdated': 'Stay Updated',
  'sitePages.newsletterIntro':
    'New articles by email, and nothing else. First you confirm by email. Each issue has a link to unsubscribe.',
  // Article
  'sitePages.articleKeywords': 'volunteer hours, {category}',
  'sitePages.allArticles': 'All articles',
  'sitePages.readNext': 'Read next',
  // FAQ page
  'sitePages.questions': 'Questions and answers',
  'sitePages.faqDescription':
    'How hours are verified and approved, who sees them, how parents take part, how imports work, and how a school gets started.',
  'sitePages.faqKeywords': 'volunteer hours questions, FAQ, hour verification, parents, import',
  'sitePages.faqIntro': 'What schools, students, and parents ask first.',
  'sitePages.notAnswered': 'Didn’t find your answer?',
  'sitePages.notAnsweredText': 'Ask us. We answer within 24 hours on business days.',
  // Support page
  'sitePages.supportDescription':
    'Help with HourTrail for students, parents, and school staff. We respond within 24 hours on business days.',
  'sitePages.supportKeywords': 'HourTrail support, help, forgot password, hours not approved',
  'sitePages.supportTitle': 'How can we help?',
  'sitePages.supportIntro': 'We respond within 24 hours on business days.',
  'sitePages.supportFaq': 'Verification, families, imports, and how to start.',
  'sitePages.readFaq': 'Read the FAQ',
  'sitePages.supportEmail':
    'Tell us what you wanted to do and what happened. If you saw an error message with a reference, include the reference.',
  'sitePages.writeToUs': 'Write to us',
  'sitePages.supportContact': 'Message or call',
  'sitePages.supportContactText': 'Send a message, or book a 30-minute call.',
  'sitePages.supportQuestions': 'Try these answers first',
  // Legal pages
  'sitePages.onThisPage': 'On this page',
  'sitePages.backToHome': 'Back to Home',
  // Page Not Found
  'sitePages.notFoundDescription': 'We couldn’t find this page.',
  'sitePages.notFoundPageTitle': 'Page Not Found · HourTrail',
  'sitePages.notFound': 'Page Not Found',
  'sitePages.notFoundText': 'We couldn’t find a page at this address. There may be a typo, or the page may have moved.',
  'sitePages.goHome': 'Go to the home page',
  'sitePages.getHelp': 'Get help',
} as const;
