import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from 'react-i18next';
import type { useDocumento } from '#ui/archivos/use-documento.ts';
import { formatearEntero } from '#ui/formato/formato.ts';

/** Asks for a document; while it comes, how far it is and how to leave it. */
export function BotonDeDocumento(props: {
  readonly documento: ReturnType<typeof useDocumento>;
  readonly texto: string;
  readonly disabled?: boolean;
  readonly onPedir: () => void;
}) {
  const { t } = useTranslation('papel');
  const { avance, dejar } = props.documento;
  if (avance === null) {
    return (
      <Button
        variant="contained"
        disabled={props.disabled ?? false}
        startIcon={<IconDownload size={18} stroke={1.7} aria-hidden />}
        onClick={props.onPedir}
      >
        {props.texto}
      </Button>
    );
  }
  const { hechas, total } = avance;
  const texto =
    total === 0
      ? t('documento.preparando')
      : t('documento.avance', { hechas: formatearEntero(hechas), total: formatearEntero(total) });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 220 }}>
      <Box sx={{ flex: 1 }}>
        <Box role="status" sx={{ fontSize: '0.8125rem', mb: 0.5 }}>
          {texto}
        </Box>
        <LinearProgress
          aria-label={props.texto}
          {...(total === 0 ? {} : { variant: 'determinate' as const, value: Math.min(100, (hechas * 100) / total) })}
        />
      </Box>
      <Button variant="outlined" onClick={dejar}>
        {t('documento.cancelar')}
      </Button>
    </Box>
  );
}
