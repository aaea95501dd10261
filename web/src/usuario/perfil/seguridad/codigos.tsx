import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entregar } from '#api/descargar.ts';
import { hayPortapapeles, useCopiar } from '#ui/archivos/copiar.ts';

const ICONO = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** The recovery codes, shown this once: to copy, keep in a file or print, and to say that they are kept. */
export function CodigosDeRecuperacion(props: {
  readonly codigos: readonly string[];
  readonly onGuardados: () => void;
}) {
  const { t } = useTranslation('usuario');
  const copiar = useCopiar();
  const [guardados, setGuardados] = useState(false);
  const titulo = useRef<HTMLDivElement>(null);
  const codigos = props.codigos.map(enGrupos);
  const texto = `${t('codigos.encabezado')}\n\n${codigos.join('\n')}\n`;
  // What was in focus is gone: whoever listens to the screen hears what came.
  useEffect(() => titulo.current?.focus(), []);
  return (
    <Stack sx={{ gap: 2 }}>
      <GlobalStyles styles={soloLosCodigos} />
      <Alert ref={titulo} tabIndex={-1} severity="warning">
        {t('codigos.texto')}
      </Alert>
      <Box data-codigos component="ol" aria-label={t('codigos.titulo')} sx={lista}>
        {codigos.map((codigo) => (
          <Box key={codigo} component="li" dir="ltr">
            <code>{codigo}</code>
          </Box>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {hayPortapapeles() && (
          <Button startIcon={<IconCopy {...ICONO} />} onClick={() => copiar(texto, t('copiado'))}>
            {t('codigos.copiar')}
          </Button>
        )}
        <Button
          startIcon={<IconDownload {...ICONO} />}
          onClick={() =>
            entregar(new Blob([texto], { type: 'text/plain;charset=utf-8' }), 'codigos-de-recuperacion.txt')
          }
        >
          {t('codigos.descargar')}
        </Button>
        <Button startIcon={<IconPrinter {...ICONO} />} onClick={() => window.print()}>
          {t('codigos.imprimir')}
        </Button>
      </Stack>
      <FormControlLabel
        label={t('codigos.guardados')}
        control={<Checkbox checked={guardados} onChange={(_, si) => setGuardados(si)} />}
      />
      <Button variant="contained" disabled={!guardados} onClick={props.onGuardados}>
        {t('codigos.listo')}
      </Button>
    </Stack>
  );
}

/** `ABCD-EFGH-…`: groups are read and typed with fewer mistakes. */
const enGrupos = (codigo: string): string => codigo.replace(/-/g, '').replace(/(.{4})(?=.)/g, '$1-');

const lista = {
  m: 0,
  py: 1.5,
  pe: 2,
  ps: 5,
  display: 'grid',
  gap: 0.5,
  borderRadius: 1,
  bgcolor: 'sunken',
  fontSize: '0.875rem',
  '& code': { overflowWrap: 'anywhere' },
} as const;

/** On paper, nothing but the codes. */
const soloLosCodigos = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-codigos], [data-codigos] *': { visibility: 'visible' },
    '[data-codigos]': { position: 'fixed', inset: 0 },
  },
} as const;
