import { DistrictAtSize } from '../../test/district-at-size.js';

test('the summary of ten schools reads as much among 200 schools as among ten', async () => {
  const district = await DistrictAtSize.create();
  try {
    await district.add(10, 200, { ofDistrict: true });
    const among10 = await district.buffers(10);
    await district.add(190, 200, { ofDistrict: false });
    const among200 = await district.buffers(10);
    expect([among10, among200].every((figure) => figure > 100)).toBe(true);
    expect(among200 / among10).toBeLessThanOrEqual(1.15);
  } finally {
    await district.drop();
  }
});
