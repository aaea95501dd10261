import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { exportarProvincias, listarProvincias } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { TarjetaDeFila } from '#tablas-generales/estado-de-fila.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';

const DE_TEXTO = { tipo: 'texto' } as const;
const DE_NUMERO = { tipo: 'numero', decimales: 0 } as const;

/** The 24 provinces with their codes (TAB-01). They lead to their localidades. */
export function ProvinciasScreen() {
  const { t } = useTranslation('tablasGenerales');
  const consulta = useConsultaDeLista(listarProvincias);
  const lista = useLista(listarProvincias, consulta.valores);
  const navigate = useNavigate();
  const verLocalidades = ({ id }: { readonly id: string }) =>
    void navigate({ to: '/tablas-generales/localidades', search: { provinciaId: id } });
  const codigo = (id: 'iso' | 'arca' | 'iibb' | 'indec') => ({
    id,
    titulo: t(`provincias.${id}`),
    ancho: 92,
    ordenable: true,
    filtro: id === 'iso' || id === 'indec' ? DE_TEXTO : DE_NUMERO,
    celda: (provincia: { readonly [Campo in typeof id]: string | number }) => <bdi>{provincia[id]}</bdi>,
  });
  return (
    <Pagina titulo={t('provincias.titulo')} fija>
      <TablaDatos
        etiqueta={t('provincias.titulo')}
        clave="tabla-provincias"
        columnas={[
          {
            id: 'nombre',
            titulo: t('provincias.provincia'),
            anchoMinimo: 220,
            fija: true,
            ordenable: true,
            filtro: { tipo: 'texto' },
            celda: ({ nombre }) => <Resaltado texto={nombre} buscar={consulta.valores.buscar} />,
          },
          codigo('iso'),
          codigo('arca'),
          codigo('iibb'),
          codigo('indec'),
          {
            id: 'localidades',
            titulo: t('provincias.localidades'),
            ancho: 124,
            alinear: 'fin',
            ordenable: true,
            filtro: { tipo: 'numero', decimales: 0 },
            celda: ({ localidades }) => formatearEntero(localidades),
          },
        ]}
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ nombre }) => nombre}
        onAbrir={verLocalidades}
        acciones={(provincia) => [{ texto: t('provincias.verLocalidades'), onClick: () => verLocalidades(provincia) }]}
        csv={{ endpoint: exportarProvincias, nombre: 'provincias.csv' }}
        buscarEn={t('provincias.buscarEn')}
        pie={
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {t('provincias.fijas')}
          </Typography>
        }
        tarjeta={({ nombre, iso, arca, localidades }) => (
          <TarjetaDeFila
            titulo={nombre}
            detalle={`${iso} · ARCA ${arca} · ${t('provincias.localidades')}: ${formatearEntero(localidades)}`}
          />
        )}
      />
    </Pagina>
  );
}
