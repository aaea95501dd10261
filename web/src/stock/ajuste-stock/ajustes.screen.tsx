import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import { crearAjuste, exportarAjustes, type FilaDeAjuste, listarAjustes } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearCantidad, formatearFechaHora } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { ChipDeAjuste } from './chip-de-ajuste.tsx';
import { useColumnasDeAjustes } from './columnas.tsx';
import { FiltrosDeAjustes } from './filtros.tsx';
import { TOTALES_DE_AJUSTES } from './totales-de-ajustes.ts';

/** Every adjustment the person may see. */
export function AjustesScreen() {
  const { t } = useTranslation('stock');
  const puede = usePuede();
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarAjustes);
  const lista = useLista(listarAjustes, consulta.valores);
  const columnas = useColumnasDeAjustes(consulta.valores.buscar);
  const abrir = ({ id }: FilaDeAjuste) => void navigate({ to: '/stock/ajuste-stock/$id', params: { id } });
  return (
    <Pagina titulo={t('ajustes.titulo')} fija acciones={puede(crearAjuste) && <NuevoAjuste />}>
      <TablaDatos
        etiqueta={t('ajustes.titulo')}
        columnas={columnas}
        clave="ajustes"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ texto }) => texto}
        onAbrir={abrir}
        acciones={(ajuste) => [{ texto: t('ajustes.abrir'), onClick: () => abrir(ajuste) }]}
        buscarEn={t('ajustes.buscarEn')}
        vistas={[
          { id: 'todos', titulo: t('ajustes.vista.todos'), valores: {} },
          { id: 'borradores', titulo: t('ajustes.vista.borradores'), valores: { estado: 'BORRADOR' } },
          { id: 'porAprobar', titulo: t('ajustes.vista.porAprobar'), valores: { estado: 'A_APROBAR' } },
          { id: 'aplicados', titulo: t('ajustes.vista.aplicados'), valores: { estado: 'APLICADO' } },
          { id: 'revertidos', titulo: t('ajustes.vista.revertidos'), valores: { estado: 'REVERTIDO' } },
          { id: 'anulados', titulo: t('ajustes.vista.anulados'), valores: { estado: 'ANULADO' } },
        ]}
        filtros={
          <FiltrosDeAjustes valores={consulta.valores} onCambio={(cambios) => consulta.cambiar(cambios as object)} />
        }
        totales={TOTALES_DE_AJUSTES}
        csv={{ endpoint: exportarAjustes, nombre: 'ajustes.csv' }}
        vacio={{
          titulo: t('ajustes.vacio'),
          texto: t('ajustes.vacioTexto'),
          ...(puede(crearAjuste) ? { accion: <NuevoAjuste /> } : {}),
        }}
        tarjeta={(ajuste) => <TarjetaDeAjuste ajuste={ajuste} />}
      />
    </Pagina>
  );
}

function NuevoAjuste() {
  const { t } = useTranslation('stock');
  return (
    <Button
      component={Link}
      to="/stock/ajuste-stock/nuevo"
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
    >
      {t('ajustes.nuevo')}
    </Button>
  );
}

function TarjetaDeAjuste({ ajuste }: { readonly ajuste: FilaDeAjuste }) {
  const { t } = useTranslation('stock');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', gap: 0.5, alignItems: 'center' }}>
      <b>{ajuste.texto}</b>
      <Box sx={{ textAlign: 'end' }}>
        <ChipDeAjuste estado={ajuste.estado} />
      </Box>
      <Box sx={{ fontSize: '0.8125rem' }}>
        {ajuste.motivo} · {ajuste.sucursal}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', textAlign: 'end' }}>
        {`${t('ajustes.columna.entran')} ${formatearCantidad(ajuste.entran)}`}
      </Box>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {formatearFechaHora(ajuste.creadoEn)} · {ajuste.creadoPor}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', textAlign: 'end' }}>
        {`${t('ajustes.columna.salen')} ${formatearCantidad(ajuste.salen)}`}
      </Box>
    </Box>
  );
}
