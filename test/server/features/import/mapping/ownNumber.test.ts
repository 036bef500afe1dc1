import { entering } from '../entered';
import { emptyBeforeEach, importPlace } from '../files';

const place = importPlace();
emptyBeforeEach(place.database);
const entered = entering(place);

test('orders that are known by their jobs alone have the job number as their code', async () => {
  const { rows } = await entered('Job #,Customer,RC/RW\nJ-5001,Red Butte,RC\nJ-5002,Red Butte,RW', { file: 'orders' });
  expect(rows).toMatchObject([
    { order_code: 'J-5001', job_number: 'J-5001' },
    { order_code: 'J-5002', job_number: 'J-5002' },
  ]);
});
