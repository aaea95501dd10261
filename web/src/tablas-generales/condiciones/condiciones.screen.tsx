import Typography from '@mui/material/Typography';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import {
  type CondicionDeVenta,
  cambiarCondicion,
  crearCondicion,
  exportarCondiciones,
  listarCondiciones,
  NuevaCondicion,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { CampoDeLista } from '#tablas-generales/campo-de-lista.tsx';
import {
  EstadoDeFila,
  TarjetaDeFila,
  useColumnaDeEstado,
  useVistasDeEstado,
} from '#tablas-generales/estado-de-fila.tsx';
import { FormularioDeFila } from '#tablas-generales/formulario-de-fila.tsx';
import { TablaEditable } from '#tablas-generales/tabla-editable.tsx';
import { useAlternar } from '#tablas-generales/use-alternar.ts';
import { useFilaAlDia } from '#tablas-generales/use-fila-al-dia.ts';
import { oVacio } from '#ui/formato/formato.ts';
import { Campo } from '#ui/formularios/campos.tsx';
import { nombrar } from '#ui/formularios/registro-al-dia.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { useMoverCondicion } from './use-mover-condicion.ts';

/** How sales are paid, with the lista each one goes by (TAB-07, PRE-01). */
export function CondicionesScreen() {
  const { t } = useTranslation('tablasGenerales');
  const puede = usePuede();
  const alternar = useAlternar();
  const cambiar = useComando(cambiarCondicion, { invalida: ['ventas', 'clientes'] });
  const consulta = useConsultaDeLista(listarCondiciones);
  const lista = useLista(listarCondiciones, consulta.valores);
  const { orden } = consulta.valores;
  // Among rows that go by something else there is no before nor after.
  const vanEnOrden = orden === undefined || orden === 'orden';
  const moverDe = useMoverCondicion(vanEnOrden ? (lista.filas ?? []) : []);
  const estado = useColumnaDeEstado<CondicionDeVenta>('f', ({ activa }) => activa);
  return (
    <TablaEditable<CondicionDeVenta>
      titulo={t('condiciones.titulo')}
      entidad="condicion"
      consulta={consulta}
      lista={lista}
      nombreDe={({ nombre }) => nombre}
      textos={{
        nuevo: t('condiciones.nueva'),
        editar: t('condiciones.editar'),
        buscarEn: t('condiciones.buscarEn'),
      }}
      puedeCrear={puede(crearCondicion)}
      puedeCambiar={() => puede(cambiarCondicion)}
      acciones={(fila) => {
        if (!puede(cambiarCondicion)) return [];
        const { id, version, nombre, activa } = fila;
        const enviar = (despues: boolean) =>
          cambiar.mutateAsync({ params: { id }, body: { version, activa: despues } });
        return [...moverDe(fila), alternar({ nombre, activa, enviar })];
      }}
      columnas={[
        {
          id: 'nombre',
          titulo: t('condiciones.condicion'),
          anchoMinimo: 200,
          fija: true,
          ordenable: true,
          filtro: { tipo: 'texto' },
          celda: ({ nombre }) => <Resaltado texto={nombre} buscar={consulta.valores.buscar} />,
        },
        {
          id: 'orden',
          titulo: t('condiciones.orden'),
          descripcion: t('condiciones.ordenAyuda'),
          ancho: 96,
          alinear: 'fin',
          ordenable: true,
          filtro: { tipo: 'numero', decimales: 0 },
          celda: (fila) => fila.orden,
        },
        {
          id: 'lista',
          titulo: t('comun.lista'),
          anchoMinimo: 180,
          filtro: { tipo: 'texto', conVacios: true },
          celda: (fila) => oVacio(fila.lista),
        },
        estado,
      ]}
      vistas={useVistasDeEstado('f')}
      csv={{ endpoint: exportarCondiciones, nombre: 'condiciones-de-venta.csv' }}
      vacio={{ icono: IconCreditCard, titulo: t('condiciones.vacio'), texto: t('condiciones.vacioTexto') }}
      tarjeta={(fila) => (
        <TarjetaDeFila
          titulo={fila.nombre}
          detalle={[`${t('condiciones.orden')}: ${fila.orden}`, ...(fila.lista === null ? [] : [fila.lista])].join(
            ' · ',
          )}
          estado={!fila.activa && <EstadoDeFila activa={false} genero="f" />}
        />
      )}
      formulario={(condicion, onCerrar) => <CondicionForm condicion={condicion} onCerrar={onCerrar} />}
    />
  );
}

function CondicionForm(props: { readonly condicion: CondicionDeVenta | null; readonly onCerrar: () => void }) {
  const { condicion: fila, onCerrar } = props;
  const { t } = useTranslation('tablasGenerales');
  const crear = useComando(crearCondicion, { invalida: ['ventas', 'clientes'] });
  const cambiar = useComando(cambiarCondicion, { invalida: ['ventas', 'clientes'] });
  const { registro: condicion, ...comoEs } = useFilaAlDia(listarCondiciones, fila, {
    valoresDe: (una) => ({ nombre: una?.nombre ?? '', listaId: una?.listaId ?? '' }),
    nombresDe: ({ listaId, lista }) => nombrar([listaId, lista]),
  });
  return (
    <FormularioDeFila
      esquema={NuevaCondicion}
      {...comoEs}
      onEnviar={(datos) =>
        condicion
          ? cambiar.mutateAsync({ params: { id: condicion.id }, body: { ...datos, version: condicion.version } })
          : crear.mutateAsync({ body: datos })
      }
      listo={condicion ? undefined : t('condiciones.creada')}
      onCerrar={onCerrar}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {condicion ? t('condiciones.ordenAyuda') : `${t('condiciones.nuevaAyuda')} ${t('condiciones.ordenAyuda')}`}
      </Typography>
      <Campo name="nombre" label={t('comun.nombre')} maximo={120} autoFocus />
      <CampoDeLista ayuda={t('condiciones.listaAyuda')} inicial={condicion ?? null} />
    </FormularioDeFila>
  );
}
