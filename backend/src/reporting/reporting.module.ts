import { Module } from '@nestjs/common';
import { StatsController } from './http/stats.controller.js';
import { UserStatsHandler } from './queries/user-stats.js';

@Module({ controllers: [StatsController], providers: [UserStatsHandler] })
export class ReportingModule {}
