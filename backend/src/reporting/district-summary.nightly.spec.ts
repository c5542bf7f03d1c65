import { DistrictAtSize } from '../../test/district-at-size.js';

test('the summary of 200 schools and 500,000 students reads for each school what it reads in a district of ten', async () => {
  const district = await DistrictAtSize.create();
  try {
    await district.add(10, 2_500, { ofDistrict: true });
    const ofTen = await district.buffers(10);
    await district.add(190, 2_500, { ofDistrict: true });
    const of200 = await district.buffers(200);
    expect(ofTen).toBeGreaterThan(100);
    expect(of200 / 20 / ofTen).toBeLessThanOrEqual(1.15);
  } finally {
    await district.drop();
  }
}, 600_000);
