import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import {
  type CambioDeFormula,
  listarFormulas,
} from '@trastienda/nucleo/articulos/precios/listas/contrato-de-formulas.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { useCamposDeLista } from '#articulos/campos-de-lista.ts';
import { formatearFechaHora } from '#ui/formato/formato.ts';
import { CamposDelHecho } from '#ui/historial/campos-del-hecho.tsx';
import { VistaError } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

/**
 * When the formulas that work out the prices of an artículo changed, and who did it (PRE-07): nobody wrote those prices, so its
 * history says nothing of them. Not there where no formula ever changed.
 */
export function FormulasDeListas({ articuloId }: { readonly articuloId: string }) {
  const { t } = useTranslation('precios');
  const nombres = useCamposDeLista();
  const { data, error, refetch } = useQuery(consultaDe(listarFormulas, { params: { id: articuloId } }));
  const titulo = t('listasDePrecio.historia.formulas');
  if (data === undefined) {
    return (
      error && (
        <Tarjeta titulo={titulo}>
          <VistaError error={error} onReintentar={() => void refetch()} />
        </Tarjeta>
      )
    );
  }
  if (data.filas.length === 0) return null;
  return (
    <Tarjeta titulo={titulo} densa>
      <Box component="ol" aria-label={titulo} sx={renglones}>
        {data.filas.map((fila) => (
          <li key={fila.id}>
            <Box sx={{ fontWeight: 600 }}>{fila.lista}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {fila.quien} · <time dateTime={fila.en}>{formatearFechaHora(fila.en)}</time>
            </Box>
            {fila.motivo && <Box>{t('listasDePrecio.historia.motivo', { motivo: fila.motivo })}</Box>}
            <CamposDelHecho hecho={comoHecho(fila)} nombres={nombres} />
          </li>
        ))}
      </Box>
    </Tarjeta>
  );
}

const comoHecho = (fila: CambioDeFormula) => ({ ...fila, accion: 'lista.cambiar', loteId: null });

const renglones = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  overflowWrap: 'anywhere',
} as const;
