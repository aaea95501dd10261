import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** What went wrong in the words of the program, folded: whoever asks for help copies it. */
export function DetalleDeFalla({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('armazon');
  return (
    <Box component="details" sx={{ maxWidth: 560, fontSize: '0.75rem', color: 'text.secondary' }}>
      <summary>{t('error.detalle')}</summary>
      <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'start' }}>
        {error instanceof Error ? error.message : String(error)}
      </Box>
    </Box>
  );
}
