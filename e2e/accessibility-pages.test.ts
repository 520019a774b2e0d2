import { checkAccessibility } from './accessibility.ts';
import { PAGE_TOURS } from './screens/page-tours.ts';

checkAccessibility(PAGE_TOURS);
