import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AboutGuard } from '../access-log/records-access.js';
import { AddressLimits } from './access/address-limits.js';
import { CsrfGuard } from './access/csrf.guard.js';
import { CapabilityGuard } from './access/capability.guard.js';
import { CodeGuesses } from './access/code-guesses.js';
import { NamedSchoolGuard } from './access/logged-schools.js';
import { WholeLogGuard } from './access/whole-log.guard.js';
import { BatchController, BatchGuard } from './batch/batch.controller.js';
import { ErrorFilter } from './errors/error.filter.js';
import { HealthController } from './health/health.controller.js';
import { IdempotencyKeys } from './idempotency/idempotency-keys.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { VersionTagInterceptor } from './input/expected-version.js';
import { BodyGuard } from './input/json-body.js';
import { ContractPipe } from './input/read-as.js';
import { ApiKeys } from './keys/api-keys.js';
import { ConfirmSessionInterceptor, IncompleteSignInGuard, SessionGuard } from './session/session.guard.js';
import { SessionsController } from './session/sessions.controller.js';
import { Sessions } from './session/sessions.js';
import { Sweeper } from './sweeper.js';
import { WEB_OPTIONS, type WebOptions } from './web-options.js';

@Module({})
export class WebModule {
  static forRoot(options: WebOptions): DynamicModule {
    return {
      module: WebModule,
      global: true,
      controllers: [BatchController, HealthController, SessionsController],
      providers: [
        { provide: WEB_OPTIONS, useValue: options },
        Sweeper,
        AddressLimits,
        CodeGuesses,
        ApiKeys,
        Sessions,
        IdempotencyKeys,
        // The order of errors: 401, 403 (CSRF, password, role, school), 503, 400.
        ...[
          SessionGuard,
          AboutGuard,
          CsrfGuard,
          IncompleteSignInGuard,
          CapabilityGuard,
          NamedSchoolGuard,
          WholeLogGuard,
          BatchGuard,
          BodyGuard,
        ].map((useClass) => ({ provide: APP_GUARD, useClass })),
        ...[ConfirmSessionInterceptor, VersionTagInterceptor, IdempotencyInterceptor].map((useClass) => ({
          provide: APP_INTERCEPTOR,
          useClass,
        })),
        { provide: APP_PIPE, useClass: ContractPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
      exports: [WEB_OPTIONS, AddressLimits, ApiKeys, CodeGuesses, Sessions, Sweeper],
    };
  }
}
