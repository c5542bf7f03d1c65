export { styled } from '../ui/styled.js';
