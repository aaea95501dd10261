import Box from '@mui/material/Box';
import type { LineaDeEdicion } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useDecirValor } from './decir-valor.ts';

/** What changes of one artículo, each thing with what it had; or why it stays as it is. */
export function CambiosDichos({
  linea,
  enLinea = false,
}: {
  readonly linea: LineaDeEdicion;
  readonly enLinea?: boolean;
}) {
  const { t } = useTranslation('ediciones');
  const decir = useDecirValor();
  if (linea.problema !== null) {
    return (
      <Box component="span" sx={{ color: 'warning.text' }}>
        {t(`problema.${linea.problema}`)}
      </Box>
    );
  }
  return (
    <Box component="span" sx={enLinea ? {} : { display: 'grid', gap: 0.25 }}>
      {linea.cambios.map(({ campo, antes, despues }, i) => (
        <Box key={campo} component="span">
          {enLinea && i > 0 && ' · '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t(`campo.${campo}`)}:{' '}
          </Box>
          <s>{decir(campo, antes)}</s>
          {' → '}
          <b>{decir(campo, despues)}</b>
        </Box>
      ))}
    </Box>
  );
}
