import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import {
  cambiarMotivo,
  crearMotivo,
  exportarMotivos,
  listarMotivos,
  type Motivo,
  NuevoMotivo,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { CLASES_DE_MOTIVO } from '@trastienda/nucleo/tablas-generales/motivo.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import {
  ConMarca,
  EstadoDeFila,
  TarjetaDeFila,
  useColumnaDeEstado,
  useVistasDeEstado,
} from '#tablas-generales/estado-de-fila.tsx';
import { FormularioDeFila } from '#tablas-generales/formulario-de-fila.tsx';
import { TablaEditable } from '#tablas-generales/tabla-editable.tsx';
import { useAlternar } from '#tablas-generales/use-alternar.ts';
import { useFilaAlDia } from '#tablas-generales/use-fila-al-dia.ts';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';

export function MotivosScreen() {
  const { t } = useTranslation('tablasGenerales');
  const puede = usePuede();
  const alternar = useAlternar();
  const cambiar = useComando(cambiarMotivo, { invalida: ['stock', 'ventas'] });
  const consulta = useConsultaDeLista(listarMotivos);
  const lista = useLista(listarMotivos, consulta.valores);
  const estado = useColumnaDeEstado<Motivo>('m', ({ activo }) => activo);
  // «Stock inicial» makes INICIAL movements: it stays as it is.
  const seCambia = ({ inicial }: Motivo) => puede(cambiarMotivo) && !inicial;
  return (
    <TablaEditable<Motivo>
      titulo={t('motivos.titulo')}
      entidad="motivo"
      consulta={consulta}
      lista={lista}
      nombreDe={({ nombre }) => nombre}
      textos={{ nuevo: t('motivos.nuevo'), editar: t('motivos.editar'), buscarEn: t('motivos.buscarEn') }}
      puedeCrear={puede(crearMotivo)}
      puedeCambiar={seCambia}
      acciones={(motivo) =>
        seCambia(motivo)
          ? [
              alternar({
                nombre: motivo.nombre,
                activa: motivo.activo,
                enviar: (activo) =>
                  cambiar.mutateAsync({ params: { id: motivo.id }, body: { version: motivo.version, activo } }),
              }),
            ]
          : []
      }
      columnas={[
        {
          id: 'nombre',
          titulo: t('motivos.motivo'),
          anchoMinimo: 220,
          fija: true,
          ordenable: true,
          filtro: { tipo: 'texto' },
          celda: ({ nombre, inicial }) => (
            <ConMarca marca={inicial && t('motivos.fijo')}>
              <Resaltado texto={nombre} buscar={consulta.valores.buscar} />
            </ConMarca>
          ),
        },
        {
          id: 'clase',
          titulo: t('motivos.clase'),
          ancho: 190,
          ordenable: true,
          filtro: entreFijos(CLASES_DE_MOTIVO, (clase) => t(`motivos.claseDe.${clase}`)),
          celda: ({ clase }) => t(`motivos.claseDe.${clase}`),
        },
        estado,
      ]}
      filtros={
        <FiltroOpciones
          etiqueta={t('motivos.clase')}
          valor={consulta.valores.clase}
          opciones={CLASES_DE_MOTIVO.map((clase) => ({ valor: clase, texto: t(`motivos.claseDe.${clase}`) }))}
          onCambio={(clase) => consulta.cambiar({ clase })}
        />
      }
      vistas={useVistasDeEstado('m')}
      csv={{ endpoint: exportarMotivos, nombre: 'motivos.csv' }}
      vacio={{ icono: IconMessageQuestion, titulo: t('motivos.vacio') }}
      tarjeta={({ nombre, clase, activo }) => (
        <TarjetaDeFila
          titulo={nombre}
          detalle={t(`motivos.claseDe.${clase}`)}
          estado={!activo && <EstadoDeFila activa={false} genero="m" />}
        />
      )}
      formulario={(motivo, onCerrar) => <MotivoForm motivo={motivo} onCerrar={onCerrar} />}
    />
  );
}

function MotivoForm({ motivo: fila, onCerrar }: { readonly motivo: Motivo | null; readonly onCerrar: () => void }) {
  const { t } = useTranslation('tablasGenerales');
  const crear = useComando(crearMotivo);
  const cambiar = useComando(cambiarMotivo, { invalida: ['stock', 'ventas'] });
  const { registro: motivo, ...comoEs } = useFilaAlDia(listarMotivos, fila, {
    valoresDe: (una) => ({ clase: una?.clase ?? 'AJUSTE', nombre: una?.nombre ?? '' }),
  });
  return (
    <FormularioDeFila
      esquema={NuevoMotivo}
      {...comoEs}
      onEnviar={({ clase, nombre }) =>
        motivo
          ? cambiar.mutateAsync({ params: { id: motivo.id }, body: { nombre, version: motivo.version } })
          : crear.mutateAsync({ body: { clase, nombre } })
      }
      listo={motivo ? undefined : t('motivos.creado')}
      onCerrar={onCerrar}
    >
      <CampoSelect
        name="clase"
        label={t('motivos.clase')}
        opciones={CLASES_DE_MOTIVO.map((clase) => ({ valor: clase, texto: t(`motivos.claseDe.${clase}`) }))}
        disabled={motivo !== undefined}
      />
      <Campo name="nombre" label={t('comun.nombre')} maximo={120} autoFocus />
    </FormularioDeFila>
  );
}
