import Box from '@mui/material/Box';
import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { razonDeCodigo, razonDeVehiculo } from '#articulos/razon-de-hallazgo.ts';

type Props = { readonly hallado: NonNullable<FilaDeArticulo['hallado']>; readonly children: ReactNode };

/** What an artículo is, over what a search found it by: the code that was typed is not the one that is seen. */
export function ConSuRazon({ hallado, children }: Props) {
  const razon = useRazon(hallado);
  return (
    <Box component="span" sx={conRazon}>
      <span>{children}</span>
      <small title={razon}>{razon}</small>
    </Box>
  );
}

/** That alone, where what it is stands above. */
export const RazonDeFila = ({ hallado }: Pick<Props, 'hallado'>) => <>{` · ${useRazon(hallado)}`}</>;

function useRazon(hallado: Props['hallado']): string {
  const { t } = useTranslation('articulos');
  if (hallado.motivo === 'VEHICULO') return razonDeVehiculo(t, hallado.vehiculo);
  return razonDeCodigo(t, hallado.motivo, hallado) ?? '';
}

/** Both lines in the height of a row, also of the lowest. */
const conRazon = {
  display: 'grid',
  lineHeight: '1rem',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > small': { color: 'text.secondary', fontSize: '0.6875rem', lineHeight: '0.8125rem' },
} as const;
