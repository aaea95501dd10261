import IconRuler2 from '@tabler/icons-react/dist/esm/icons/IconRuler2.mjs';
import {
  cambiarUnidad,
  crearUnidad,
  exportarUnidades,
  listarUnidades,
  NuevaUnidad,
  type Unidad,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import {
  ConMarca,
  EstadoDeFila,
  TarjetaDeFila,
  useColumnaDeEstado,
  useFiltroDeSiNo,
  useVistasDeEstado,
} from '#tablas-generales/estado-de-fila.tsx';
import { FormularioDeFila } from '#tablas-generales/formulario-de-fila.tsx';
import { TablaEditable } from '#tablas-generales/tabla-editable.tsx';
import { useAlternar } from '#tablas-generales/use-alternar.ts';
import { useFilaAlDia } from '#tablas-generales/use-fila-al-dia.ts';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';

export function UnidadesScreen() {
  const { t } = useTranslation('tablasGenerales');
  const puede = usePuede();
  const alternar = useAlternar();
  const cambiar = useComando(cambiarUnidad, { invalida: ['articulos'] });
  const consulta = useConsultaDeLista(listarUnidades);
  const lista = useLista(listarUnidades, consulta.valores);
  const siNo = useFiltroDeSiNo();
  const estado = useColumnaDeEstado<Unidad>('f', ({ activa }) => activa);
  const { buscar } = consulta.valores;
  return (
    <TablaEditable<Unidad>
      titulo={t('unidades.titulo')}
      entidad="unidad"
      consulta={consulta}
      lista={lista}
      nombreDe={({ nombre }) => nombre}
      textos={{ nuevo: t('unidades.nueva'), editar: t('unidades.editar'), buscarEn: t('unidades.buscarEn') }}
      puedeCrear={puede(crearUnidad)}
      puedeCambiar={() => puede(cambiarUnidad)}
      acciones={({ id, version, nombre, activa, omision }) =>
        puede(cambiarUnidad) && !omision
          ? [
              alternar({
                nombre,
                activa,
                enviar: (despues) => cambiar.mutateAsync({ params: { id }, body: { version, activa: despues } }),
              }),
            ]
          : []
      }
      columnas={[
        {
          id: 'codigo',
          titulo: t('comun.codigo'),
          ancho: 112,
          fija: true,
          ordenable: true,
          filtro: { tipo: 'texto' },
          celda: ({ codigo }) => (
            <b>
              <Resaltado texto={codigo} buscar={buscar} />
            </b>
          ),
        },
        {
          id: 'nombre',
          titulo: t('unidades.unidad'),
          anchoMinimo: 160,
          ordenable: true,
          filtro: { tipo: 'texto' },
          celda: ({ nombre }) => <Resaltado texto={nombre} buscar={buscar} />,
        },
        {
          id: 'decimales',
          titulo: t('unidades.decimales'),
          ancho: 112,
          alinear: 'fin',
          ordenable: true,
          filtro: { tipo: 'numero', decimales: 0 },
          celda: ({ decimales }) => decimales,
        },
        {
          id: 'uso',
          titulo: t('unidades.enUso'),
          ancho: 200,
          ocultaBajo: 'md',
          filtro: siNo,
          celda: ({ enUso, omision }) => (
            <ConMarca marca={omision && t('unidades.omision')}>{enUso ? t('comun.si') : t('comun.no')}</ConMarca>
          ),
        },
        estado,
      ]}
      vistas={useVistasDeEstado('f')}
      csv={{ endpoint: exportarUnidades, nombre: 'unidades.csv' }}
      vacio={{ icono: IconRuler2, titulo: t('unidades.vacio') }}
      tarjeta={({ codigo, nombre, decimales, activa }) => (
        <TarjetaDeFila
          titulo={nombre}
          detalle={`${codigo} · ${t('unidades.decimales')}: ${decimales}`}
          estado={!activa && <EstadoDeFila activa={false} genero="f" />}
        />
      )}
      formulario={(unidad, onCerrar) => <UnidadForm unidad={unidad} onCerrar={onCerrar} />}
    />
  );
}

const DECIMALES = [0, 1, 2, 3].map((valor) => ({ valor, texto: String(valor) }));

function UnidadForm({ unidad: fila, onCerrar }: { readonly unidad: Unidad | null; readonly onCerrar: () => void }) {
  const { t } = useTranslation('tablasGenerales');
  const crear = useComando(crearUnidad);
  const cambiar = useComando(cambiarUnidad, { invalida: ['articulos'] });
  const { registro: unidad, ...comoEs } = useFilaAlDia(listarUnidades, fila, {
    valoresDe: (una) => ({ codigo: una?.codigo ?? '', nombre: una?.nombre ?? '', decimales: una?.decimales ?? 0 }),
  });
  const fijos = unidad !== undefined && (unidad.enUso || unidad.omision);
  return (
    <FormularioDeFila
      esquema={NuevaUnidad}
      {...comoEs}
      onEnviar={(datos) =>
        unidad
          ? cambiar.mutateAsync({ params: { id: unidad.id }, body: { ...datos, version: unidad.version } })
          : crear.mutateAsync({ body: datos })
      }
      listo={unidad ? undefined : t('unidades.creada')}
      onCerrar={onCerrar}
    >
      <Campo name="codigo" label={t('comun.codigo')} maximo={20} autoFocus />
      <Campo name="nombre" label={t('comun.nombre')} maximo={120} />
      <CampoSelect
        name="decimales"
        label={t('unidades.decimales')}
        opciones={DECIMALES}
        ayuda={fijos ? t('unidades.enUsoAyuda') : t('unidades.decimalesAyuda')}
        disabled={fijos}
      />
    </FormularioDeFila>
  );
}
