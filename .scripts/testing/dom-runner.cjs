module.exports = require('jest-runner');
