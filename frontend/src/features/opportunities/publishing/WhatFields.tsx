import { Field } from '../../../ui/Field.js';
import { formField, type Form } from './formParts.js';

/** What there is to do, and for whom. */
export const WhatFields = ({ form }: { form: Form }) => (
  <>
    <Field label="Title" autoComplete="off" {...formField(form, 'title')} />
    <Field label="Description" multiline minRows={3} {...formField(form, 'description')} />
    <Field
      label="Organization"
      hint="Whom the volunteers help, such as a food bank"
      autoComplete="off"
      {...formField(form, 'organizationName')}
    />
  </>
);
