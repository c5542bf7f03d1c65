import type { UserView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { People, type PeopleActor } from '../persistence/people.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { UserViews } from '../persistence/user-view.js';

export class FindUser extends Query<UserView> {
  constructor(
    readonly by: PeopleActor,
    readonly id: number,
  ) {
    super();
  }
}

@QueryHandler(FindUser)
export class FindUserHandler implements IQueryHandler<FindUser> {
  constructor(
    private readonly people: People,
    private readonly views: UserViews,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ by, id }: FindUser): Promise<UserView> {
    const view = await this.views.of(await this.people.find(by, id));
    const [withFactor = view] = await this.factors.ofPeople(by, [view]);
    return withFactor;
  }
}
