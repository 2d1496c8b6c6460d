import { serve } from '../../solver/worker/serve.ts';
import { compareService } from '../compare/worker/service.ts';
import { contestService } from '../contest/worker/service.ts';
import { packageService } from '../generate/worker/service.ts';
import { mistakesService } from '../mistakes/worker/service.ts';
import { searchService } from '../stress/worker/service.ts';
import { zipService } from './zip-service.ts';

/* One script for all tools of the bench: each tool has workers of its own, and calls its own methods of them. */
serve({
  ...contestService,
  ...compareService,
  ...packageService,
  ...mistakesService,
  ...searchService,
  ...zipService,
});
