import type { Recording } from "~/components/demo-video";
import answersMp4 from "~/media/answers.mp4?url";
import answersCaptions from "~/media/answers.vtt?url";
import answersWebm from "~/media/answers.webm?url";
import answersPoster from "~/media/answers.webp?url";
import autofillMp4 from "~/media/autofill.mp4?url";
import autofillCaptions from "~/media/autofill.vtt?url";
import autofillWebm from "~/media/autofill.webm?url";
import autofillPoster from "~/media/autofill.webp?url";
import introMp4 from "~/media/intro.mp4?url";
import introCaptions from "~/media/intro.vtt?url";
import introWebm from "~/media/intro.webm?url";
import introPoster from "~/media/intro.webp?url";
import stepCheck from "~/media/step-check.webp?url";
import stepExtension from "~/media/step-extension.webp?url";
import stepProfile from "~/media/step-profile.webp?url";

/** What `npm run recordings` made of the real product. */
const SIZE = { width: 1272, height: 772 };

export const INTRO: Recording = { webm: introWebm, mp4: introMp4, poster: introPoster, captions: introCaptions, ...SIZE };

export const AUTOFILL: Recording = {
	webm: autofillWebm,
	mp4: autofillMp4,
	poster: autofillPoster,
	captions: autofillCaptions,
	...SIZE,
};

export const ANSWERS: Recording = {
	webm: answersWebm,
	mp4: answersMp4,
	poster: answersPoster,
	captions: answersCaptions,
	...SIZE,
};

export const STILLS = { profile: stepProfile, extension: stepExtension, check: stepCheck } as const;
