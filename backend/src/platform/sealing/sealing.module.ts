import { Module } from '@nestjs/common';
import { LoggedSchools } from '../logged-schools.js';
import { ProofsController } from './http/proofs.controller.js';
import { LogProofs } from './log-proofs.js';

@Module({
  controllers: [ProofsController],
  providers: [LoggedSchools, LogProofs],
  exports: [LoggedSchools, LogProofs],
})
export class SealingModule {}
