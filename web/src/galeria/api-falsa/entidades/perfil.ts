/** Who wrote something, and when: an instant. */
export type SocialProfile = {
  readonly id: number;
  readonly avatar: string;
  readonly name: string;
  readonly time: string;
};

/** Whether the user likes it, and how many do. */
export type Likes = { readonly like: boolean; readonly value: number };

type PostReply = {
  readonly id: number;
  readonly profile: SocialProfile;
  readonly data: { readonly comment: string };
};

export type PostComment = {
  readonly id: number;
  readonly profile: SocialProfile;
  readonly data: {
    readonly comment: string;
    readonly likes: Likes;
    /** The oldest first. */
    readonly replies: readonly PostReply[];
  };
};

/** A picture of a post: the featured one takes the whole width. */
type PostImage = { readonly img: string; readonly featured?: boolean; readonly title?: string };

export type PostVideoFile = { readonly name: string; readonly bytes: number };

export type Post = {
  readonly id: number;
  readonly profile: SocialProfile;
  readonly data: {
    readonly content: string;
    readonly images: readonly PostImage[];
    /** The cover of a video; empty when there is none. With `videoFile`, the address of that file. */
    readonly video: string;
    /** A video of the disk: the page may not play it, so that it is told what it is and how big. */
    readonly videoFile?: PostVideoFile;
    readonly likes: Likes;
    /** The oldest first. */
    readonly comments: readonly PostComment[];
  };
};

/** Somebody who follows the user. */
export type Follower = {
  readonly id: number;
  readonly avatar: string;
  readonly name: string;
  readonly role: string;
  readonly country: string;
  readonly isFollowed: boolean;
};

/** A picture of the user: `name` is its file, `time` an instant. */
export type GalleryItem = {
  readonly id: number;
  readonly cover: string;
  readonly name: string;
  readonly time: string;
};

/** The owner of the profile. */
export const DUENA = { id: 0, name: 'Lucía Ferreyra', role: 'Mostrador', avatar: '' } as const;
