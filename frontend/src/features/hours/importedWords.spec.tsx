import { screen } from '@testing-library/react';
import { anEntry, anImport, student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { ImportedNote, sourceWords } from './ImportedNote.js';

describe('where an imported entry came from', () => {
  it('is said in one line: who attests it, since when, by which row of which file, and who approved it before', () => {
    renderPart(<ImportedNote entry={anEntry({ imported: anImport() })} />, { user: student });
    expect(
      screen.getByText(
        'Imported by Dana Whitfield on October 1, 2026 from hours-2025.csv, row 12. Approved earlier by Ms. Adams.',
      ),
    ).toBeVisible();
  });

  it('is told on the day it was where the reader’s school is', () => {
    const imported = anImport({ at: '2026-10-02T02:00:00.000Z', approver: null });
    renderPart(<ImportedNote entry={anEntry({ imported })} />, { user: student });
    expect(
      screen.getByText('Imported by Dana Whitfield on October 1, 2026 from hours-2025.csv, row 12.'),
    ).toBeVisible();
  });

  it('is not spoken of where the entry began here', () => {
    const { container } = renderPart(<ImportedNote entry={anEntry()} />, { user: student });
    expect(container).not.toHaveTextContent('Imported');
  });

  it('names neither a file that has no name nor an approver twice over', () => {
    expect(sourceWords(anImport({ fileName: null, approver: null }))).toBe('From a file, row 12.');
    expect(sourceWords(anImport({ approver: 'J. Adams Jr.' }))).toBe(
      'From hours-2025.csv, row 12. Approved earlier by J. Adams Jr.',
    );
  });
});
