import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Cliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { listarCondiciones, listarListasParaElegir } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { CampoSelect } from '#ui/formularios/campos.tsx';
import { useLista } from '#ui/listas/lista.ts';

/** How it buys: its condición de venta and its own lista de precios, either of them or none (PRE-01). */
export function CamposDeVenta({ cliente }: { readonly cliente: Cliente | undefined }) {
  const { t } = useTranslation('clientes');
  const listas = useQuery(consultaDe(listarListasParaElegir, {}));
  const condiciones = useLista(listarCondiciones, { activa: 'true', porPagina: 200 });
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <CampoSelect
        name="condicionId"
        label={t('campo.condicionDeVenta')}
        opciones={conLaSuya(condiciones.filas ?? [], cliente?.condicionId, cliente?.condicion)}
        anulable
      />
      <CampoSelect
        name="listaId"
        label={t('campo.lista')}
        ayuda={t('campo.listaAyuda')}
        opciones={conLaSuya(listas.data?.filas ?? [], cliente?.listaId, cliente?.lista)}
        anulable
      />
    </Box>
  );
}

type Nombrada = { readonly id: string; readonly nombre: string };

/** What it has may be inactive by now: it stays to be seen. */
function conLaSuya(todas: readonly Nombrada[], id: string | null | undefined, nombre: string | null | undefined) {
  const falta = id != null && !todas.some((una) => una.id === id);
  const opciones = falta ? [{ id, nombre: nombre ?? '' }, ...todas] : todas;
  return opciones.map((una) => ({ valor: una.id, texto: una.nombre }));
}
