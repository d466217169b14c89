import { configure } from '@testing-library/react';

// Where everything else is tested at the same time, what is loaded when it is needed may take longer than a second.
configure({ asyncUtilTimeout: 10_000 });
