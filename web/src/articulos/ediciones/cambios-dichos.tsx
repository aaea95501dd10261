import Box from '@mui/material/Box';
import type { LineaDeEdicion } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useDecirValor } from './decir-valor.ts';

/** What changes of one artículo, each thing with what it had; or why it stays as it is. In a line, what is cut is under the pointer. */
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
    const porque = t(`problema.${linea.problema}`);
    return (
      <Box component="span" title={enLinea ? porque : undefined} sx={{ color: 'warning.text' }}>
        {porque}
      </Box>
    );
  }
  const dichos = linea.cambios.map(
    ({ campo, antes, despues }) => `${t(`campo.${campo}`)}: ${decir(campo, antes)} → ${decir(campo, despues)}`,
  );
  return (
    <Box
      component="span"
      title={enLinea ? dichos.join('\n') : undefined}
      sx={enLinea ? {} : { display: 'grid', gap: 0.25 }}
    >
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
