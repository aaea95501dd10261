import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type LoteDePrecio, simularLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { listarCotizaciones } from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { formatearUnitario } from '#ui/formato/formato.ts';
import { salidaDebajo } from '#ui/piezas/salida-debajo.ts';
import type { Comandos } from './use-comandos.ts';

type Props = { readonly lote: LoteDePrecio; readonly comandos: Comandos };

/** Before it is applied, that the rate its prices were worked out with is no longer the one there is (PRE-04, PRE-09). */
export function CotizacionMovida({ lote, comandos }: Props) {
  const { t } = useTranslation('precios');
  const puede = usePuede();
  const espera = lote.simuladoEn !== null && POR_APLICAR.has(lote.estado) && dependeDelDolar(lote);
  const { data } = useQuery({
    ...consultaDe(listarCotizaciones, { query: { orden: '-fecha', porPagina: 25 } }),
    enabled: espera,
  });
  const ahora = data?.filas.find(({ vigente }) => vigente);
  if (!espera || !ahora || lote.simuladoEn === null || ahora.creadaEn <= lote.simuladoEn) return null;
  const seSimula = lote.acciones.includes('simular') && puede(simularLote) && comandos.trabajando === null;
  return (
    <Alert
      severity="warning"
      sx={salidaDebajo}
      action={
        seSimula && (
          <Button color="inherit" size="small" onClick={() => void comandos.simular(lote.version)}>
            {t('actualizar.lote.regla.otraVez')}
          </Button>
        )
      }
    >
      {t('actualizar.lote.cotizacionMovida', { valor: formatearUnitario(ahora.valor) })}
    </Alert>
  );
}

const POR_APLICAR: ReadonlySet<LoteDePrecio['estado']> = new Set(['SIMULADO', 'APROBADO', 'PROGRAMADO']);

/** What begins with the price that is there moves with no rate, nor what a file brings as its lista keeps it. */
function dependeDelDolar({ regla, archivoEnOtraMoneda }: LoteDePrecio): boolean {
  if (regla.tipo === 'ARCHIVO') return archivoEnOtraMoneda;
  return regla.tipo === 'COEFICIENTE' ? regla.base !== 'PRECIO' : !['PORCENTAJE', 'IMPORTE'].includes(regla.tipo);
}
