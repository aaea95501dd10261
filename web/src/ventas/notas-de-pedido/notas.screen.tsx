import Button from '@mui/material/Button';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import { crearNota, exportarNotas, finalizarNota, listarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import type { FilaDeNota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { useColumnasDeNotas } from '#ventas/columnas-de-notas.tsx';
import { FiltrosDeNotas } from '#ventas/filtros-de-notas.tsx';
import { TarjetaDeNota } from '#ventas/tarjeta-de-nota.tsx';
import { useTotalesDeNotas } from '#ventas/totales-de-notas.tsx';

const POR_ENTREGAR = 'CONFIRMADA,EN_PREPARACION,PARCIAL';
const CERRADAS = 'FINALIZADA,ANULADA';

/** Every nota de pedido the person may see. */
export function NotasScreen() {
  const { t } = useTranslation('ventas');
  const puede = usePuede();
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarNotas);
  const totales = useTotalesDeNotas();
  const lista = useLista(listarNotas, consulta.valores);
  const columnas = useColumnasDeNotas(consulta.valores.buscar);

  const abrir = ({ id }: FilaDeNota) => void navigate({ to: '/ventas/notas-de-pedido/$id', params: { id } });
  const acciones = (nota: FilaDeNota) => [
    { texto: t('notas.abrir'), onClick: () => abrir(nota) },
    ...(POR_ENTREGAR.includes(nota.estado) && puede(finalizarNota, nota.sucursal.id)
      ? [
          {
            texto: t('notas.entregar'),
            onClick: () => void navigate({ to: '/ventas/finalizar-notas-de-pedido/$id', params: { id: nota.id } }),
          },
        ]
      : []),
  ];

  return (
    <Pagina titulo={t('notas.titulo')} fija acciones={puede(crearNota) && <NuevaNota />}>
      <TablaDatos
        etiqueta={t('notas.titulo')}
        columnas={columnas}
        clave="notas-de-pedido"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ numero }) => t('documento.titulo', { numero: formatearEntero(numero) })}
        onAbrir={abrir}
        acciones={acciones}
        buscarEn={t('notas.buscarEn')}
        vistas={[
          { id: 'todas', titulo: t('notas.vista.todas'), valores: {} },
          { id: 'borradores', titulo: t('notas.vista.borradores'), valores: { estado: 'BORRADOR' } },
          { id: 'abiertas', titulo: t('notas.vista.abiertas'), valores: { estado: POR_ENTREGAR } },
          { id: 'cerradas', titulo: t('notas.vista.cerradas'), valores: { estado: CERRADAS } },
        ]}
        filtros={<FiltrosDeNotas valores={consulta.valores} onCambio={consulta.cambiar} />}
        totales={totales}
        csv={{ endpoint: exportarNotas, nombre: 'notas-de-pedido.csv' }}
        vacio={{
          titulo: t('notas.vacio'),
          texto: t('notas.vacioTexto'),
          ...(puede(crearNota) ? { accion: <NuevaNota /> } : {}),
        }}
        tarjeta={(nota) => <TarjetaDeNota nota={nota} />}
      />
    </Pagina>
  );
}

function NuevaNota() {
  const { t } = useTranslation('ventas');
  return (
    <Button
      component={Link}
      to="/ventas/notas-de-pedido/nueva"
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
    >
      {t('notas.nueva')}
    </Button>
  );
}
